import { data } from 'react-router'

/** The id in an address; null for what can't be one. */
export const idInAddress = (text: string): number | null =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null

/**
 * For pages of one's own things, which are asked for in the browser alone: an address that can't be anybody's is
 * not found, as its page says. Whose the others are, nobody learns from the status.
 */
export const ownPageLoader = ({ params }: { readonly params: { readonly id: string } }) =>
  data(null, { status: idInAddress(params.id) === null ? 404 : 200 })
