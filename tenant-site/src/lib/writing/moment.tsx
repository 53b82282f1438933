import { useMomentReader } from './use_moment_reader.ts'
import { writeMoment, type MomentStyle } from './write_moment.ts'

/** A moment in the visitor's language and time. */
export function Moment({ at, as }: { at: string; as: MomentStyle }) {
  const reader = useMomentReader()
  return <time dateTime={at}>{writeMoment(at, as, reader)}</time>
}
