/** As many companions as a traveller keeps: a family, with grandparents. */
export const MOST_COMPANIONS = 12
