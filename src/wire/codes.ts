/**
 * The envelope's `code`. Up to 599 it is the HTTP status itself; 5200 and above say more, and {@link statusOf} gives
 * the HTTP status such an answer has. 5205, 5250, 5262 and 5263 are the product's, the others ours.
 */
export enum codes {
  ok = 200,
  badRequest = 400,
  /** No bearer token, or one that is wrong or has run out: refresh and try again. */
  unauthorised = 401,
  forbidden = 403,
  notFound = 404,
  methodNotAllowed = 405,
  conflict = 409,
  tooLarge = 413,
  unsupportedType = 415,
  /** Carries Retry-After, and `data.retryTime` in seconds. */
  tooMany = 429,
  failed = 500,
  notImplemented = 501,
  unavailable = 503,

  /** No code goes to this address now; the message says why. May carry `data.retryTime` in seconds. */
  codeRefused = 5205,
  /** This user's account may not be deleted. */
  deletionRefused = 5250,
  /** The viewer must consume a code first. */
  verificationNeeded = 5251,
  /** The code could not be sent; the message says why. */
  codeNotSent = 5262,
  /** This phone number cannot get a code. */
  phoneRefused = 5263,

  codeWrong = 5301,
  /** Too old, replaced by a newer one, or already used. */
  codeExpired = 5302,
  codeTriesSpent = 5303,
  /** The address belongs to another account. */
  addressTaken = 5304,
  /** The refresh token is unknown, has run out, or was used twice: sign in again. */
  sessionEnded = 5310,
  /** The provider did not confirm the sign-in. */
  providerRefused = 5320,
  /** The brand does not offer this provider. */
  providerMissing = 5321,
  nicknameTaken = 5330,
  /** The address leads to a private network, or to nothing that may be fetched. */
  addressRefused = 5340,
  /** The place is closed to viewers who have not joined it. */
  membersOnly = 5350,
  /** The last leader cannot leave. */
  lastLeader = 5351,
  /** The viewer may not write there until `data.until`, or with null at all. */
  suspended = 5352,
  /** The leaders have closed the comments under this video. */
  commentsOff = 5353,
  /** The place has rules that a newcomer accepts. */
  rulesNotAccepted = 5354,
  /** The viewer is banned from the community. */
  banned = 5355,
  /** The invitation has run out, was used up or taken back. */
  inviteOver = 5356,
  /** Its time for changes has passed. */
  editTooLate = 5360,
  /** The brand takes no such word or link; the message says which. */
  textRefused = 5361,
}

const statuses: Partial<Record<number, number>> = {
  [codes.codeRefused]: 429,
  [codes.deletionRefused]: 403,
  [codes.verificationNeeded]: 403,
  [codes.codeNotSent]: 502,
  [codes.phoneRefused]: 422,
  [codes.codeWrong]: 422,
  [codes.codeExpired]: 422,
  [codes.codeTriesSpent]: 422,
  [codes.addressTaken]: 409,
  [codes.sessionEnded]: 401,
  [codes.providerRefused]: 422,
  [codes.providerMissing]: 422,
  [codes.nicknameTaken]: 409,
  [codes.addressRefused]: 422,
  [codes.membersOnly]: 403,
  [codes.lastLeader]: 409,
  [codes.suspended]: 403,
  [codes.commentsOff]: 403,
  [codes.rulesNotAccepted]: 409,
  [codes.banned]: 403,
  [codes.inviteOver]: 410,
  [codes.editTooLate]: 409,
  [codes.textRefused]: 422,
}

/** The HTTP status of an answer with this code. */
export const statusOf = (code: number): number => statuses[code] ?? (code >= 200 && code <= 599 ? code : 500)
