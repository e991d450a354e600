const wholeNumber = /^[1-9]\d{0,17}$/

/** An id of the wire as the database's bigint, or null when no row can have it. */
export const rowId = (id: string): string | null => (wholeNumber.test(id) ? id : null)
