/** A message of a page's console, as Playwright has it. */
export interface ConsoleLine {
  type(): string
  text(): string
}

/** What WebKit writes to its output for a message, after the address of the code that it came from. */
const written = /\bCONSOLE (?:(?:JS|NETWORK|SECURITY|RENDERING|STORAGE|MEDIA|OTHER) )?(LOG|INFO|WARN|ERROR|DEBUG) (.*)$/

/** The message in a line of the browser's output, or undefined when it is none. */
export const consoleLine = (line: string): ConsoleLine | undefined => {
  const [, type = '', text = ''] = written.exec(line) ?? []
  return type ? { type: () => type.toLowerCase(), text: () => text } : undefined
}
