export type Engine = 'chromium' | 'firefox' | 'webkit'

/** The engine that this run drives. */
export const engine = (process.env.ENGINE ?? 'chromium') as Engine

export interface LaunchOptions {
  /** Whether media may play before the page was touched. */
  autoplays?: boolean
  /** Whether WebKit plays HLS by itself, as Safari does and WebKitGTK does only when asked. */
  playsHls?: boolean
}

type Reasons = Partial<Record<Engine, string>>

/**
 * Options of a test of Node's runner that an engine can't run: it is skipped there, and the run prints the reason.
 * @param reasons what the engine, or its automation, can't do
 */
export const notIn = (reasons: Reasons) => ({ skip: reasons[engine] ?? false })

/** The same for the browser suite: its `it`, or one that skips the test with the reason in its title. */
export const itUnless = (reasons: Reasons) => {
  const reason = reasons[engine]
  return (title: string, run: Mocha.AsyncFunc): Mocha.Test =>
    reason === undefined ? it(title, run) : it.skip(`${title}: ${reason}`)
}
