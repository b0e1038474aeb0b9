type Dates = { readonly published_at: Date; readonly updated_at: Date }

/** When readers last saw something new of an article: one that was planned is written before it comes out. */
export const lastChange = ({ published_at, updated_at }: Dates): Date =>
  updated_at > published_at ? updated_at : published_at
