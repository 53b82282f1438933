import { useState, type CSSProperties, type MouseEvent } from 'react'
import styles from './age_range.module.css'

type Ages = [from: number, to: number]

type AgeRangeProps = {
  legend: string
  fromLabel: string
  toLabel: string
  names?: [from: string, to: string]
  least: number
  most: number
  defaultValue: Ages
  onChange?: (range: Ages) => void
  /** The slider needs JavaScript; pass `useHydrated()`. */
  isHydrated: boolean
}

export function AgeRange(props: AgeRangeProps) {
  const { legend, fromLabel, toLabel, names = ['min_age', 'max_age'], least, most, onChange, isHydrated } = props
  const [range, setRange] = useState(props.defaultValue)
  const [from, to] = range
  const labels = [fromLabel, toLabel] as const

  function change(next: Ages) {
    setRange(next)
    onChange?.(next)
  }

  /** Dragged, an end stops at the other. */
  function drag(index: number, age: number) {
    change(index === 0 ? [Math.min(age, to), to] : [from, Math.max(age, from)])
  }

  /** Typed past the other end, the two swap. */
  function type(index: number, text: string) {
    const age = Math.min(most, Math.max(least, Number(text) || least))
    const other = index === 0 ? to : from
    change([Math.min(age, other), Math.max(age, other)])
  }

  /** A press beside the thumbs moves the nearer one. */
  function press({ target, currentTarget, clientX }: MouseEvent<HTMLElement>) {
    if (target !== currentTarget) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const age = Math.round(least + ((clientX - left) / width) * (most - least))
    drag(Math.abs(age - from) <= Math.abs(age - to) ? 0 : 1, age)
  }

  const part = (age: number) => (age - least) / (most - least)
  // The policy allows styles from scripts, but none in the server's markup.
  const place = isHydrated ? ({ '--from': part(from), '--to': part(to) } as CSSProperties) : undefined
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{legend}</legend>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the thumbs take keys */}
      <div className={styles.slider} style={place} onClick={press}>
        {range.map((age, index) => (
          <input
            key={names[index]}
            className={styles.thumb}
            type="range"
            aria-label={labels[index]}
            min={least}
            max={most}
            value={age}
            // Where both are at the end, only the first can move.
            data-on-top={index === 0 && part(from) > 0.5}
            onChange={(event) => drag(index, Number(event.target.value))}
          />
        ))}
      </div>
      <div className={styles.numbers}>
        {range.map((age, index) => (
          <label key={names[index]} className={styles.number}>
            {labels[index]}
            <input
              key={age}
              type="number"
              inputMode="numeric"
              name={names[index]}
              min={least}
              max={most}
              defaultValue={age}
              onBlur={(event) => type(index, event.target.value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
