import { useEffect, useState } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { SelectField } from '../../ui/form/SelectField'
import type { SharedPlace } from './person'
import { fetchSharedPlaces } from './person.actions'
import { personReportStrings } from './personReport.strings'

interface Props {
  /** Of the reported person. */
  slug: string
  /** @param place a community's id; '' for none that both are in */
  onChoose(place: string): void
}

const elsewhere = 'elsewhere'

const untouched = () => undefined

/** Asks in which community it happened; nothing where the viewer and the reported person share none. */
export const PlaceField = ({ slug, onChoose }: Props) => {
  const { settings } = useIsland()
  const t = useT(personReportStrings)
  const [place, setPlace] = useState('')
  const [places, setPlaces] = useState<readonly SharedPlace[]>([])
  useEffect(() => void fetchSharedPlaces(settings, slug).then(setPlaces), [settings, slug])
  if (places.length === 0) return null
  return (
    <SelectField
      name="place"
      label={t('reportPerson.where')}
      placeholder=""
      value={place || elsewhere}
      options={[
        { value: elsewhere, label: t('reportPerson.elsewhere') },
        ...places.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(chosen) => {
        const id = chosen === elsewhere ? '' : chosen
        setPlace(id)
        onChoose(id)
      }}
      onBlur={untouched}
    />
  )
}
