/** Bytes of a settlement file, at most; of the form that carries it, a little more. */
export const SETTLEMENT_BYTES = 5_000_000
export const SETTLEMENT_FORM_BYTES = SETTLEMENT_BYTES + 20_000

/** Transactions of a file, at most. */
export const SETTLEMENT_LINES = 50_000

/** Letters of a file's name. */
export const FILE_NAME_MAX = 200

/** Differences on a page as it is shown, and at most, for a file of them; and the last page. */
export const DIFFERENCES_SHOWN = 50
export const DIFFERENCES_MAX = 1000
export const DIFFERENCE_PAGES = 1000

/** Imported files that are listed, the newest first. */
export const FILES_SHOWN = 50
