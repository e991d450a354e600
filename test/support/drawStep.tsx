import type { ComponentType } from 'react'
import type { Intent } from '../../src/intent/intent'
import type { StepEvent, StepName } from '../../src/modal/modal'
import { StepContext } from '../../src/modal/stepContext'
import { draw } from './draw'

interface Options {
  name: StepName
  intent?: Intent
  attributes?: Record<string, string>
}

/** A step of the modal on its own, for brand 1 of the runner's server unless told. */
export const drawStep = (Step: ComponentType, { name, intent = { type: 'signin' }, attributes = {} }: Options) => {
  const events: StepEvent[] = []
  const announcements: string[] = []
  let closes = 0
  const tools = {
    name,
    intent,
    form: { flowType: 'EMAIL' as const },
    destination: null,
    titleId: 'title',
    dispatch: (event: StepEvent) => void events.push(event),
    close: () => {
      closes += 1
    },
    cancel: () => {
      closes += 1
    },
    setUnsaved: () => undefined,
    takesFocus: () => true,
    announce: (text: string) => void announcements.push(text),
  }
  const drawn = draw(
    <StepContext value={tools}>
      <Step />
    </StepContext>,
    { 'api-host': '/', 'brand-id': '1', ...attributes },
  )
  return { ...drawn, events, announcements, closes: () => closes }
}
