import type { Ctx } from './context'

/** Our own address, such as https://api.example: the setting, else what the caller called us. */
export const originOf = (c: Ctx, setting: string | null): string => setting ?? new URL(c.req.url).origin
