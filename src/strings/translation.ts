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

export type KeyIn<D> = Exclude<keyof D, 'locale'> & string

type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** The parameters that an English text names, and `count` where it has plural forms. */
type ParamsIn<T> = T extends string
  ? { readonly [N in NamesIn<T>]: string | number }
  : { readonly [N in NamesIn<T[keyof T]> | 'count']: N extends 'count' ? number : string | number }

export type ParamArgs<T> = [keyof ParamsIn<T>] extends [never] ? [] : [params: ParamsIn<T>]

/** Gives the text of a key, with its parameters filled in. */
export type TranslateOf<D> = <K extends KeyIn<D>>(key: K, ...params: ParamArgs<D[K]>) => string
