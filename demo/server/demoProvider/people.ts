import { emailPattern } from '../../../src/wire/patterns'
import { hashOf } from '../security/hash'

/** A person with an account at the demo's providers. */
export interface Person {
  id: string
  name: string | null
  email: string
  /** Whether the provider has seen that the address is theirs. */
  isConfirmed: boolean
}

/** The first two are people of the seed, by their addresses; the last shows what an unconfirmed address is worth. */
export const people: readonly Person[] = [
  { id: 'mira', name: 'Mira Okafor', email: 'mira.light@lumen.example', isConfirmed: true },
  { id: 'theo', name: 'Theo Marchetti', email: 'theo@lumen.example', isConfirmed: true },
  { id: 'robin', name: 'Robin Vale', email: 'robin.vale@mail.example', isConfirmed: true },
  { id: 'sasha', name: 'Sasha Quint', email: 'mira.light@lumen.example', isConfirmed: false },
]

/** A person with the typed address; null when it is not an address. */
export const typedPerson = (text: string): Person | null => {
  const email = text.trim().toLowerCase()
  if (!emailPattern.test(email)) return null
  const known = people.find((it) => it.isConfirmed && it.email === email)
  const id = `typed-${hashOf(email).slice(0, 24)}`
  return known ?? { id, name: null, email, isConfirmed: true }
}
