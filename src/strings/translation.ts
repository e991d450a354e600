/** A text with a number: one form for each plural rule of a language; `other` is the default. */
export type Plural = { readonly [R in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & { readonly other: string }

/** Strings by key, and their locale. */
export type Dictionary = { readonly locale: string } & { readonly [key: string]: string | Plural }

/** The type of a dictionary in every language, from the English one. */
export type Translation<D> = { readonly locale: string } & {
  readonly [K in Exclude<keyof D, 'locale'>]: D[K] extends string ? string : Plural
}

/** Dictionaries by the name of their part, such as `community`. */
export type Parts = Readonly<Record<string, Dictionary>>

/** One language: the parts that a feed shows, and groups of the others, which load together when one is needed. */
export interface Language {
  readonly parts: Parts
  readonly groups: Readonly<Record<string, () => Promise<Parts>>>
}
