/** The rules of a community, numbered. */
export const Rules = ({ rules }: { rules: readonly string[] }) => (
  <ol className="rules">
    {rules.map((rule, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two rules may be the same
      <li key={at} dir="auto">
        {rule}
      </li>
    ))}
  </ol>
)
