import type { Address } from '../../session/code'

/** So much of an address that its owner knows it again: mi••@lumen.art, ••0132. */
export const maskedAddress = (address: Address): string => {
  if ('phone' in address) return `••${address.phone.slice(-4)}`
  const at = address.email.lastIndexOf('@')
  // At least one letter stays hidden.
  return `${address.email.slice(0, Math.min(2, at - 1))}••${address.email.slice(at)}`
}
