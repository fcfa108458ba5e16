"""Parts of the naive oracle for the push-notification evaluator."""
