const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }
const codes = new Map(Object.entries(entities).map(([entity, letter]) => [letter, entity]))

/** Paragraphs and nothing in them but text: no tag, and no entity but these three. */
const plain = /^(?:<p>(?:[^<>&]|&(?:amp|lt|gt);)*<\/p>\s*)*$/

/** A story as editors see it: paragraphs with an empty line between them, or its HTML where it is more than those. */
export const storyText = (html: string): string =>
  plain.test(html)
    ? [...html.matchAll(/<p>(.*?)<\/p>/gs)]
        .map(([, words = '']) => words.replaceAll(/&(?:amp|lt|gt);/g, (it) => entities[it] ?? it))
        .join('\n\n')
    : html

/** The HTML of what editors wrote: paragraphs, unless it has tags itself. It is sanitised when it is shown. */
export const storyHtml = (text: string): string =>
  /<\/?[a-z]/i.test(text)
    ? text
    : text
        .split(/\n\s*\n/)
        .map((words) => words.trim())
        .filter((words) => words !== '')
        .map((words) => `<p>${words.replaceAll(/[&<>]/g, (it) => codes.get(it) ?? it)}</p>`)
        .join('')
