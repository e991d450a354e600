import { text } from '../kit/guard'
import { persisted } from '../kit/persisted'

/** A mark of the page's own token that was last used: enough to know the token again, too little to use it. */
export const ssoTokenMark = persisted<string>({ key: 'geuinSsoToken', read: (stored) => text(stored) || null })
