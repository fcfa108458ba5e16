/// Policy counts in days, stores in milliseconds.
func milliseconds(ofDays days: Int) -> Int64 { Int64(days) * 86_400_000 }
