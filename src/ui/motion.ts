/** What movements that a script makes have in common. */

/** `--ease`, see styles/base.css. */
export const easing = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

/** The last move of a finger that pulls something. */
export interface PullMove {
  /** Its event's `timeStamp`. */
  at: number
  /** CSS pixels per ms. */
  speed: number
}

/** Whether a finger that leaves now has flicked what it pulled: one that rests before has not. */
export const isFlick = ({ at, speed }: PullMove, now: number) => speed > 0.5 && now - at < 100

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
