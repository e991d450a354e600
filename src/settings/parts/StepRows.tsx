import { useIsland } from '../../kit/island'
import type { StepName } from '../../modal/modal'
import { openStep } from '../../modal/openStep'
import { Icon } from '../../ui/icon/Icon'

interface Row {
  step: StepName
  label: string
  /** As it is now; absent where there is none. */
  value?: string | null
}

/** Rows of what a viewer can change about themselves, each in a step of the modal. */
export const StepRows = ({ rows }: { rows: readonly Row[] }) => {
  const { element } = useIsland()
  return (
    <ul className="settings-card">
      {rows.map(({ step, label, value }) => (
        <li key={step}>
          <button type="button" className="settings-row" aria-haspopup="dialog" onClick={() => openStep(element, step)}>
            <span className="settings-named">
              <span>{label}</span>
              {value && <bdi>{value}</bdi>}
            </span>
            <Icon name="right" size="s" />
          </button>
        </li>
      ))}
    </ul>
  )
}
