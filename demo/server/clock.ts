/** Where the time comes from, so that a test can let it pass. */
export type Now = () => Date
