import { Gauge, Registry } from 'prom-client'

/** Everything `/metrics` tells. No measure names a brand: a thousand brands would make a thousand series of each. */
export const measures = new Registry()

/** Something that is looked up each time it is asked for, by the values of its labels. `read` never throws. */
export function gauge<Label extends string>(
  { name, help, labels = [] }: { name: string; help: string; labels?: readonly Label[] },
  read: (set: (value: number, of?: Record<Label, string>) => void) => void | Promise<void>
): void {
  const one = new Gauge<Label>({
    name,
    help,
    labelNames: labels,
    registers: [measures],
    async collect() {
      one.reset()
      await read((value, of) => (of ? one.set(of, value) : one.set(value)))
    },
  })
}
