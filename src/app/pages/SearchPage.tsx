import Search from '../../search/SearchPage'
import { InnerElement } from '../InnerElement'

/** What was searched for, or what there is to discover. */
export default function SearchPage() {
  return (
    <Search>
      <InnerElement tag="geuin-explore" attributes={{}} />
    </Search>
  )
}
