import {
  type ButtonHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useRef,
  useState,
} from 'react'
import { useIsland } from '../../kit/island'
import { Spinner } from '../state/Spinner'
import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import styles from './Button.css'

/** True while the next view loads: a button that was pending stays pending. */
export const KeepPendingContext = createContext(false)

/**
 * Runs work that a press starts; a press while it runs is ignored.
 * @returns whether work is running, and the function that runs it
 */
export const usePending = (): [isPending: boolean, run: (work: () => Promise<void>) => Promise<void>] => {
  const [isPending, setPending] = useState(false)
  // A second press may come before the state has rendered.
  const isRunning = useRef(false)
  const run = useCallback(async (work: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    try {
      await work()
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }, [])
  return [isPending, run]
}

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** One `primary` per view; `tinted` for the same action in many rows; `danger` only where something is lost. */
  variant?: 'plain' | 'primary' | 'outline' | 'quiet' | 'tinted' | 'danger'
  /** 36 px high instead of 48. */
  small?: boolean
  /** As wide as its container. */
  wide?: boolean
  /** Its action is running: the button keeps size, colour and focus, and ignores clicks. */
  pending?: boolean
  children: ReactNode
}

export const Button = ({
  variant = 'plain',
  small,
  wide,
  pending: isPending = false,
  onClick,
  children,
  ...attributes
}: Props) => {
  useStyles(styles)
  const { t } = useIsland()
  const keepsPending = use(KeepPendingContext)
  const wasPending = useRef(isPending)
  if (!keepsPending) wasPending.current = isPending
  const pending = isPending || wasPending.current
  const className = classes('button', `button-${variant}`, small && 'button-small', wide && 'button-wide')
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A submit button would submit once more.
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...attributes}
      part={`button button-${variant}`}
      className={className}
      aria-busy={pending}
      aria-disabled={pending}
      onClick={click}
    >
      <span className="button-label">{children}</span>
      {pending && (
        <>
          <Spinner />
          <span className="visually-hidden">{t('common.loading')}</span>
        </>
      )}
    </button>
  )
}
