import { isRecord, type Value } from '../change'

/** What a field holds, as it is shown to be read. */
export const valueInWords = (value: Value): string =>
  isRecord(value)
    ? Object.values(value).map(valueInWords).join(' · ')
    : Array.isArray(value)
      ? value.map(valueInWords).join(' / ')
      : String(value)
