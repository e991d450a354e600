/** The clock, which tests replace. */
export type Now = () => Date
