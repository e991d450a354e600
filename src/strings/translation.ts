/** A text with a number: one form for each plural rule of a language; `other` is the default. */
export type Plural = { readonly [R in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & { readonly other: string }

/** The type of a dictionary in every language, from the English one. */
export type Translation<D> = { readonly locale: string } & {
  readonly [K in Exclude<keyof D, 'locale'>]: D[K] extends string ? string : Plural
}
