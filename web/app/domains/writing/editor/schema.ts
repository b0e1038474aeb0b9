import { Image } from '@tiptap/extension-image'
import { Link } from '@tiptap/extension-link'
import { ListItem } from '@tiptap/extension-list'
import { StarterKit } from '@tiptap/starter-kit'

/** Where images of ours are served: no other may stand in an article. */
const OWN_IMAGE = /^\/(?:blog-images\/articles|images)\/[a-z0-9][a-z0-9._-]*$/
export const isOwnImage = (src: string | null | undefined): boolean => OWN_IMAGE.test(src ?? '')

/** What a link may lead to: the web, a mailbox, a telephone, or a page of ours. */
export const isLinkAddress = (href: string | null | undefined): boolean =>
  /^(?:https?:\/\/[^\s/]|mailto:\S|tel:\S|\/(?![/\\])|#)/i.test((href ?? '').trim()) &&
  !/\p{Cc}/u.test(href ?? '')

/** Tab leaves the text, in lists too: who uses no mouse must get out. Lists nest by their own keys. */
const OwnListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

const OwnLink = Link.configure({
  openOnClick: false,
  autolink: false,
  defaultProtocol: 'https',
  protocols: ['http', 'https', 'mailto', 'tel'],
  HTMLAttributes: { target: null, rel: 'noopener noreferrer', class: null },
  isAllowedUri: (url) => isLinkAddress(url),
})

const OwnImage = Image.extend({
  addAttributes() {
    return { src: { default: null }, alt: { default: '' }, title: { default: null } }
  },
  parseHTML() {
    return [{ tag: 'img[src]', getAttrs: (image) => isOwnImage(image.getAttribute('src')) && null }]
  },
})

/**
 * What an article may be made of, as the server keeps it: paragraphs, breaks, headings, lists, quotes, code,
 * bold, italic, underlined, links and images of ours. Everything else that is pasted loses its markup.
 */
export const extensions = [
  StarterKit.configure({
    link: false,
    listItem: false,
    strike: false,
    horizontalRule: false,
    dropcursor: { color: 'var(--color-teal-600)' },
  }),
  OwnListItem,
  OwnLink,
  OwnImage,
]

/** HTML of the editor as it is kept: without the empty paragraphs at its end that are for the cursor only. */
export const keptHtml = (html: string): string => html.replace(/(?:<p><\/p>)+$/, '')
