import type { Finding, FindingCode } from '../kit/finding'

export const finding = (
  code: FindingCode,
  level: Finding['level'],
  problem: string,
  remedy: string,
  ...elements: readonly Element[]
): Finding => ({ code, level, problem, remedy, elements })
