import { useTimeReader } from './use_time_reader.ts'
import { formatTime, type TimeStyle } from './format_time.ts'

export function FormattedTime({ at, as }: { at: string; as: TimeStyle }) {
  const reader = useTimeReader()
  return <time dateTime={at}>{formatTime(at, as, reader)}</time>
}
