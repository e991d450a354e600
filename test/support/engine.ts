export type Engine = 'chromium' | 'firefox' | 'webkit'

/** The engine that this run drives. */
export const engine = (process.env.ENGINE ?? 'chromium') as Engine

/**
 * Options of a test that an engine can't run: it is skipped there, and the run prints the reason.
 * @param reasons what the engine, or its automation, can't do
 */
export const notIn = (reasons: Partial<Record<Engine, string>>) => ({ skip: reasons[engine] ?? false })
