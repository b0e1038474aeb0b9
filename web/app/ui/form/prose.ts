/** For a field with sentences: what a browser finds misspelled there is shown and mended, as nowhere else. */
export const prose = { spellCheck: true, autoCorrect: 'on' } as const
