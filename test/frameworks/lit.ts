import type { GeuinEvents } from 'geuin'
import { html } from 'lit'

const onLogin = ({ detail }: GeuinEvents['geuin:login']) => console.log(detail.user.nickname)

export const videos = () => html`<geuin-feed source="latest" @geuin:login=${onLogin}></geuin-feed>`
