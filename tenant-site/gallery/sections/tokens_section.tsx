import { roles } from '@manyhearts/theme-presets/roles'
import { Section } from '../section.tsx'
import { State } from '../state.tsx'
import styles from '../tokens.module.css'

const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const

export function TokensSection() {
  return (
    <>
      <Section title="Colours">
        {roles.map((role) => (
          <State key={role} name={role}>
            <div className={styles.fill} data-role={role}>
              Fill
            </div>
            <div className={styles.soft} data-role={role}>
              Tint
            </div>
          </State>
        ))}
        <State name="gradient">
          <div className={styles.gradient}>One for a screen</div>
        </State>
        <State name="deep">
          <div className={styles.deep}>The dark band</div>
        </State>
      </Section>
      <Section title="Type and heights" isWide>
        {SIZES.map((size) => (
          <State key={size} name={size}>
            <p className={styles.type} data-size={size}>
              Somebody writes
            </p>
          </State>
        ))}
        {(['card', 'raised', 'overlay'] as const).map((height) => (
          <State key={height} name={height}>
            <div className={styles.height} data-height={height}>
              {height}
            </div>
          </State>
        ))}
      </Section>
    </>
  )
}
