import { useEffect } from 'react'
import { useIsland } from '../../kit/island'
import { StateMessage } from './StateMessage'
import { drawings } from './stateDrawings'

interface Props {
  /** The attribute that is missing. */
  setting: string
  /** Names the element and the attribute, for the page's author. */
  message: string
}

/** Shown when the page's author left out what an element needs; `geuin:error` says the same. */
export const MissingSetting = ({ setting, message }: Props) => {
  const { emit } = useIsland()
  useEffect(() => {
    emit('geuin:error', { code: 'missing-setting', message, setting })
  }, [emit, message, setting])
  return <StateMessage drawing={drawings.lost} title={message} alert />
}
