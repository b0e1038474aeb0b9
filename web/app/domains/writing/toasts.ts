/** How long toasts of the blog stand. */
export const TOAST_MS = 5000
