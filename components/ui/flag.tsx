/** A country's flag beside its name, which is what screen readers read. The files are round; `size` is the diameter in px. */
export function Flag({ iso2, size = 24 }: { iso2: string; size?: number }) {
  return (
    <img
      className="flag"
      src={`/flags/${iso2.toLowerCase()}.svg`}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
