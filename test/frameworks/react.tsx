import type { GeuinEvents } from 'geuin'
import type {} from 'geuin/react'

const onLogin = ({ detail }: GeuinEvents['geuin:login']) => console.log(detail.user.nickname)

export const Videos = () => <geuin-feed source="latest" ongeuin:login={onLogin} />
