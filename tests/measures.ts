import { getMetricsFromIterator, type PromMetrics } from 'prom2javascript'

/** What a server tells Prometheus at a port, as a parser reads it that isn't ours. */
export async function measuresAt(port: number): Promise<PromMetrics> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  if (answer.status !== 200) throw new Error(`Answered with ${answer.status}`)
  // The mean of nothing, which Prometheus reads and this parser doesn't.
  const lines = (await answer.text()).split('\n').filter((line) => !line.endsWith(' Nan'))
  return getMetricsFromIterator(lines.values())
}

/** The value of the sample with these labels, a histogram's count; undefined when there is none. */
export function valueOf(measures: PromMetrics, name: string, labels: Record<string, string> = {}): number | undefined {
  const found = measures[name]?.data.find((sample) =>
    Object.entries(labels).every(([label, value]) => sample.labels[label] === value)
  )
  return found && ('value' in found ? found.value : found.count)
}

/** Every label of every sample. */
export function labelsOf(measures: PromMetrics): Record<string, string>[] {
  return Object.values(measures).flatMap(({ data }) => data.map(({ labels }) => labels))
}
