/** The address of an offer that stays the same whatever the day: it shows the next one. */
export const permanentPath = (path: string, id: number): string => `${path}/${id}`

/** The number in a permanent address; one that makes no sense is of no offer. */
export const idOf = (text: string): number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0)
