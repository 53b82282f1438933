import { useState } from 'react'
import { Slider } from '@base-ui/react/slider'
import styles from './age_range.module.css'

type AgeRangeProps = {
  legend: string
  fromLabel: string
  toLabel: string
  names?: [from: string, to: string]
  least: number
  most: number
  defaultValue: [from: number, to: number]
  onChange?: (range: [from: number, to: number]) => void
  /** The slider needs JavaScript; pass `useHydrated()`. */
  isHydrated: boolean
}

export function AgeRange(props: AgeRangeProps) {
  const { legend, fromLabel, toLabel, names = ['min_age', 'max_age'], least, most, onChange, isHydrated } = props
  const [[from, to], setRange] = useState(props.defaultValue)

  function change(first: number, second: number) {
    const range: [number, number] = [Math.min(first, second), Math.max(first, second)]
    setRange(range)
    onChange?.(range)
  }

  const typed = (value: string) => Math.min(most, Math.max(least, Number(value) || least))
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{legend}</legend>
      {isHydrated && (
        <Slider.Root
          value={[from, to]}
          min={least}
          max={most}
          onValueChange={([first, second]) => change(first!, second!)}
        >
          <Slider.Control className={styles.control}>
            <Slider.Track className={styles.track}>
              <Slider.Indicator className={styles.between} />
              <Slider.Thumb index={0} className={styles.thumb} aria-label={fromLabel} />
              <Slider.Thumb index={1} className={styles.thumb} aria-label={toLabel} />
            </Slider.Track>
          </Slider.Control>
        </Slider.Root>
      )}
      <div className={styles.numbers}>
        {([from, to] as const).map((age, index) => (
          <label key={names[index]} className={styles.number}>
            {index === 0 ? fromLabel : toLabel}
            <input
              key={age}
              type="number"
              inputMode="numeric"
              name={names[index]}
              min={least}
              max={most}
              defaultValue={age}
              onBlur={(event) => {
                const value = typed(event.target.value)
                if (index === 0) change(value, to)
                else change(from, value)
              }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
