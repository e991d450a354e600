import { call, nothing } from './envelope'
import { paths } from './paths'

const newTokens = {
  'gn-access-token': 'A bearer token (JWT) that lives at most 15 minutes',
  'gn-refresh-token': 'A token for the session refresh, good for one use',
}

export const sessionRefresh = call({
  id: 'sessionRefresh',
  method: 'POST',
  path: paths.sessionRefresh,
  summary: 'New tokens for a refresh token; the old one stops working (10 s of grace for two tabs)',
  who: 'anyone',
  requestHeaders: {
    'gn-refresh-token': 'The refresh token of the last sign-in or refresh',
  },
  answer: nothing,
  headers: newTokens,
  errors: {
    5310: 'The refresh token is unknown, has run out or was used before: the session has ended',
  },
})
