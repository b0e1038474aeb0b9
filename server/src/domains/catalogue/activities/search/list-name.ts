/** The lists that every order is one of, from its smallest on or backwards; ids decide among equals. */
export type ListName = 'score' | 'rating' | 'price' | 'price, rating up' | 'price, rating down'
