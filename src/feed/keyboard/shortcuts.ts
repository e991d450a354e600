/** A command that a key can give to a feed. */
export type Command =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'toggle'
  | 'back'
  | 'forward'
  | 'mute'
  | 'spark'
  | 'comments'
  | 'fullscreen'
  | 'keys'

/** The part of a KeyboardEvent that decides. */
export interface Key {
  key: string
  ctrlKey?: boolean
  metaKey?: boolean
  altKey?: boolean
}

const commands: Readonly<Record<string, Command>> = {
  j: 'next',
  arrowdown: 'next',
  pagedown: 'next',
  k: 'previous',
  arrowup: 'previous',
  pageup: 'previous',
  home: 'first',
  end: 'last',
  ' ': 'toggle',
  m: 'mute',
  l: 'spark',
  c: 'comments',
  f: 'fullscreen',
  '?': 'keys',
}

/** What a key means, null for nothing. Left and right follow the direction of reading: forward is where a line ends. */
export const commandFor = ({ key, ctrlKey, metaKey, altKey }: Key, rightToLeft = false): Command | null => {
  // Those belong to the browser and the system.
  if (ctrlKey || metaKey || altKey) return null
  if (key === 'ArrowRight') return rightToLeft ? 'back' : 'forward'
  if (key === 'ArrowLeft') return rightToLeft ? 'forward' : 'back'
  return Object.hasOwn(commands, key.toLowerCase()) ? (commands[key.toLowerCase()] ?? null) : null
}
