type PluralSuffix = '_one' | '_other'
type PluralBase<K> = K extends `${infer Base}${PluralSuffix}` ? Base : never
type ArabicOnly<E> = `${PluralBase<keyof E>}_${'zero' | 'two' | 'few' | 'many'}`

/** Arabic texts of an English set: the same keys, and every Arabic plural form. */
export type ArabicOf<E> = { readonly [K in keyof E | ArabicOnly<E>]: string }

/** What a component may ask for: whole keys, and the bases of plurals. */
export type TextKey<E> = Extract<keyof E, string> | PluralBase<keyof E>

export type TextValues = Readonly<Record<string, string | number>>
export type TextOf<E> = (key: TextKey<E>, values?: TextValues) => string

export type TextBundle = Readonly<Record<string, string>>
