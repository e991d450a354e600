import { createRequire } from 'node:module'
import { naughty } from '../../../support/naughty'

/** The list of them that other projects use; Node takes JSON as a module only by a syntax that its oldest version lacks. */
const bigList: string[] = createRequire(import.meta.url)('big-list-of-naughty-strings')

/** All strings that programs stumble over. */
export const everyString: readonly string[] = [...new Set([...naughty, ...bigList])]

/** As UTF-8 holds it: half of a pair becomes the sign for what is unknown. */
export const inUtf8 = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd')
