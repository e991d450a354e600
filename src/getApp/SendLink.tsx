import type { ReactNode } from 'react'
import type { Brand } from '../brand'
import type { GetAppData } from './getApp'

interface Props {
  data: GetAppData | null
  brand: Brand | null
  children: ReactNode
}

export const SendLink = ({ children }: Props) => <div>{children}</div>
