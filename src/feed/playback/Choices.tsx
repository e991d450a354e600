import { useId } from 'react'
import { type Glyph, Icon } from '../../ui/icon/Icon'

interface Props<V extends string | number> {
  icon: Glyph
  label: string
  options: readonly { value: V; text: string }[]
  value: V
  onChoose(value: V): void
}

/** One of a few, all in sight. */
export const Choices = <V extends string | number>({ icon, label, options, value, onChoose }: Props<V>) => {
  const name = useId()
  return (
    <div role="radiogroup" aria-labelledby={`${name}label`}>
      <div className="playback-row">
        <Icon name={icon} />
        <span id={`${name}label`}>{label}</span>
      </div>
      <div className="playback-choices number">
        {options.map((option) => (
          <label key={option.value} dir="ltr">
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.text}
          </label>
        ))}
      </div>
    </div>
  )
}
