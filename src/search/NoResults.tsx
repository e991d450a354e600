import { useT } from '../kit/useT'
import { ButtonLink } from '../ui/button/ButtonLink'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { searchStrings } from './search.strings'

/** Says that nothing was found, with a way on. */
export const NoResults = ({ q }: { q: string }) => {
  const t = useT(searchStrings)
  return (
    <StateMessage drawing={drawings.lost} title={t('search.none', { words: q })} text={t('search.none.text')}>
      <ButtonLink variant="plain" page="popular">
        {t('search.none.action')}
      </ButtonLink>
    </StateMessage>
  )
}
