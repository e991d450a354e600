/** 128 random bits as text of 43 characters at most; `crypto.randomUUID` is missing on pages without https. */
export const uniqueId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
